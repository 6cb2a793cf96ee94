import { useContext, type ComponentType, type ReactElement } from 'react';
import { SlotsContext } from './SlotsContext';

/**
 * The host's component for a part, or else the kit's own. Inside the host's, the part is the kit's,
 * so that it may draw the original with other props.
 */
export function useSlot<Props extends object>(
  name: 'header' | 'emptyState',
  props: Props,
  own: ReactElement,
): ReactElement {
  const slots = useContext(SlotsContext);
  const Given = slots[name] as ComponentType<object> | undefined;
  if (Given === undefined) return own;
  return (
    <SlotsContext.Provider value={{ ...slots, [name]: undefined }}>
      <Given {...props} />
    </SlotsContext.Provider>
  );
}
