import { CopyAnswersButton } from './CopyAnswersButton';
import { NavigatorPanel } from './NavigatorPanel';
import { PhaseScreen } from './PhaseScreen';
import { SignInAgainBanner } from './SignInAgainBanner';
import { SubmissionObstacle } from './SubmissionObstacle';
import { SaveWarning, UnsavedCopy } from './UnsavedAnswers';

/** What a student needs once they have seen the first question. */
export const laterScreens = {
  ...{ CopyAnswersButton, NavigatorPanel, PhaseScreen, SaveWarning },
  ...{ SignInAgainBanner, SubmissionObstacle, UnsavedCopy },
};
