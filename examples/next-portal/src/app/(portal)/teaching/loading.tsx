import { Waiting } from '../../../frame/Waiting';

export default function LoadingTeaching() {
  return <Waiting what="your quizzes" />;
}
