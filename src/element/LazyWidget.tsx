import { lazy, Suspense, useState, type ComponentType } from 'react';
import { commonWords } from '../messages/en/common';
import { useWords } from '../provider/MessagesContext';
import { Root } from '../ui/theme/Root';
import { Skeleton } from '../ui/loading/Skeleton';

interface LazyWidgetProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The props of the widget once it has loaded. */
  props: Props;
}

/** A widget whose code most pages never need. Mounting it again retries the load. */
export function LazyWidget<Props extends object>({ load, props }: LazyWidgetProps<Props>) {
  const [Widget] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<WidgetSkeleton />}>
      <Widget {...props} />
    </Suspense>
  );
}

function WidgetSkeleton() {
  const common = useWords(commonWords);
  return (
    <Root>
      <Skeleton lines={5} label={common.loading} />
    </Root>
  );
}
