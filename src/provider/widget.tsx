import {
  forwardRef,
  type ElementType,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';
import { ApiContext } from '../api/ApiContext';
import { useProvided } from '../api/useProvided';

type Draw<Props> = ForwardRefRenderFunction<HTMLDivElement, PropsWithoutRef<Props>>;
type Widget<Props> = ForwardRefExoticComponent<
  PropsWithoutRef<Props> & RefAttributes<HTMLDivElement>
>;

/**
 * Makes a widget. Outside a provider, it says its name. For the next user of the page it starts
 * afresh, because what is open, chosen or typed in it is the last user's.
 *
 * @param name its name, which bundlers change in functions
 */
export function widget<Props>(name: string): (draw: Draw<Props>) => Widget<Props> {
  return (draw) => {
    const Content = forwardRef(draw) as ElementType;
    const Named = forwardRef<HTMLDivElement>(function Named(props, ref) {
      const { userNumber } = useProvided(ApiContext, name);
      return <Content {...props} key={userNumber} ref={ref} />;
    });
    Named.displayName = name;
    return Named as Widget<Props>;
  };
}
