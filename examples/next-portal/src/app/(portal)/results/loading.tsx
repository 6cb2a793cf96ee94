import { Pending } from '../../../frame/Pending';

export default function LoadingResults() {
  return <Pending what="your results" />;
}
