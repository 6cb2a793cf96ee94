import { CopyAnswersButton } from '../submission/CopyAnswersButton';
import { NavigatorPanel } from './NavigatorPanel';
import { PaperNews } from './PaperNews';
import { PhaseScreen } from '../screens/PhaseScreen';
import { SignInAgainBanner } from '../screens/SignInAgainBanner';
import { SubmissionObstacle } from '../submission/SubmissionObstacle';
import { SaveWarning, UnsavedCopy } from './UnsavedAnswers';

/** What a student needs once they have seen the first question. */
export const laterScreens = {
  CopyAnswersButton,
  NavigatorPanel,
  PaperNews,
  PhaseScreen,
  SaveWarning,
  SignInAgainBanner,
  SubmissionObstacle,
  UnsavedCopy,
};
