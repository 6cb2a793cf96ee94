import { lazy, Suspense, useState, type ComponentType } from 'react';
import { commonWords } from '../messages/en/common';
import { useWords } from '../provider/MessagesContext';
import { Root } from '../ui/theme/Root';
import { Skeleton } from '../ui/loading/Skeleton';

interface LazyWidgetProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** What the widget is given once it is there. */
  props: Props;
}

/** A widget whose code most pages never need. Drawn anew, it asks for it anew. */
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
