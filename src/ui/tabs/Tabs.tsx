import clsx from 'clsx/lite';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { StepButton } from '../button/StepButton';
import { arrowTarget } from '../focus/arrowTarget';
import { useFocusHeir } from '../focus/useFocusHeir';
import { useMergedRefs } from '../../base/useMergedRefs';
import { useTabPage } from './useTabPage';

export interface Tab {
  id: string;
  label: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Name of the list of tabs. */
  label: string;
  /** At least one. */
  tabs: readonly Tab[];
  /** Id of the tab whose content is shown. */
  selected: string;
  /** Called with the id of the tab that was clicked, or chosen with Enter or the space bar. */
  onSelect: (id: string) => void;
  /** Name of the button to the previous tabs. */
  previousLabel: string;
  /** Name of the button to the next tabs. */
  nextLabel: string;
}

/**
 * Tabs over one panel, the children. They come in pages of eight, or of three below 640 px, and
 * have arrows only if there is more than one page. Arrow keys move the focus, Enter and the space
 * bar choose, so that nothing loads on the way. If the focused tab disappears, the focus stays
 * among the tabs. Parts: `list`, `tab`, `previous`, `next`, `panel`.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, selected, onSelect, previousLabel, nextLabel, className, children, ...rest },
  ref,
) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  const [focused, setFocused] = useState<number>();
  const [wanted, setWanted] = useState<number>();
  // A tab can be focused only after its page has rendered.
  useEffect(() => {
    if (wanted === undefined) return;
    list.current?.querySelector<HTMLElement>(`[aria-posinset="${wanted + 1}"]`)?.focus();
    setWanted(undefined);
  }, [wanted]);
  const { measure, page, pages, perPage, showPage } = useTabPage(tabs.length, selectedIndex);
  const mergedRef = useMergedRefs<HTMLDivElement>(measure, ref);
  const barRef = useFocusHeir(() => list.current?.querySelector<HTMLElement>('[tabindex="0"]'));
  const first = page * perPage;
  const shown = tabs.slice(first, first + perPage);
  const isShown = (index: number) => index >= first && index < first + shown.length;
  const candidates = [focused, selectedIndex, first];
  const tabStop = candidates.find((index) => index !== undefined && isShown(index)) ?? first;

  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    // Alt with an arrow key moves through the history in some browsers.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = arrowTarget(event.key, index, tabs.length, isRtl);
    if (target === undefined) return;
    event.preventDefault();
    setWanted(target);
    showPage(Math.floor(target / perPage));
  };

  return (
    <div {...rest} ref={mergedRef} className={clsx('qw-tabs', className)}>
      <div ref={barRef} className="qw-tabs-bar">
        {pages > 1 ? (
          <StepButton
            direction="back"
            data-part="previous"
            label={previousLabel}
            atEnd={page === 0}
            onClick={() => showPage(page - 1)}
          />
        ) : null}
        <div ref={list} role="tablist" aria-label={label} className="qw-tabs-list" data-part="list">
          {shown.map((tab, offset) => {
            const index = first + offset;
            const isSelected = index === selectedIndex;
            return (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-selected={isSelected}
                aria-controls={isSelected ? `${id}-panel` : undefined}
                aria-posinset={index + 1}
                aria-setsize={tabs.length}
                tabIndex={index === tabStop ? 0 : -1}
                className="qw-tabs-tab"
                data-part="tab"
                title={typeof tab.label === 'string' ? tab.label : undefined}
                onClick={() => onSelect(tab.id)}
                onFocus={() => setFocused(index)}
                onKeyDown={(event) => move(event, index)}
              >
                <span className="qw-tabs-label">{tab.label}</span>
              </button>
            );
          })}
        </div>
        {pages > 1 ? (
          <StepButton
            direction="forward"
            data-part="next"
            label={nextLabel}
            atEnd={page === pages - 1}
            onClick={() => showPage(page + 1)}
          />
        ) : null}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={isShown(selectedIndex) ? `${id}-tab-${selectedIndex}` : undefined}
        className="qw-tabs-panel"
        data-part="panel"
      >
        {children}
      </div>
    </div>
  );
});
