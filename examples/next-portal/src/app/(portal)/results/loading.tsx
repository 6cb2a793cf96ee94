import { Waiting } from '../../../frame/Waiting';

export default function LoadingResults() {
  return <Waiting what="your results" />;
}
