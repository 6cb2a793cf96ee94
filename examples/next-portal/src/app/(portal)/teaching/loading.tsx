import { Pending } from '../../../frame/Pending';

export default function LoadingTeaching() {
  return <Pending what="your quizzes" />;
}
