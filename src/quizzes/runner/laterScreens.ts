import { CopyAnswersButton } from './CopyAnswersButton';
import { NavigatorPanel } from './NavigatorPanel';
import { PaperNews } from './PaperNews';
import { PhaseScreen } from './PhaseScreen';
import { SignInAgainBanner } from './SignInAgainBanner';
import { SubmissionObstacle } from './SubmissionObstacle';
import { SaveWarning, UnsavedCopy } from './UnsavedAnswers';

/** What a student needs once they have seen the first question. */
export const laterScreens = {
  ...{ CopyAnswersButton, NavigatorPanel, PaperNews, PhaseScreen, SaveWarning },
  ...{ SignInAgainBanner, SubmissionObstacle, UnsavedCopy },
};
