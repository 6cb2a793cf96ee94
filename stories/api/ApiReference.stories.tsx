import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import * as plans from '../../src/client';
import { contractRoutes } from '../../src/contract/operations';
import * as hooks from '../../src/hooks';
import { ApiReference } from './ApiReference';
import { routeNames } from './routeNames';

const meta = {
  title: 'API',
  component: ApiReference,
  // The page is its own documentation.
  tags: ['!autodocs'],
  parameters: { edgeToEdge: true, controls: { disable: true } },
} satisfies Meta<typeof ApiReference>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headings of the operations that are shown. By tag: to ask the whole page for roles takes seconds. */
function headings(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('article:not([hidden]) h3')];
}

function summaries(page: HTMLElement): string[] {
  return headings(page).map((heading) => heading.textContent);
}

function textOf(id: string, part = ''): string {
  return document.querySelector(`[id="${id}"] ${part}`)?.textContent ?? '';
}

// Ten thousand elements take axe longer than a test may: the stories below show it every part.
const wholePage = { a11y: { test: 'off' } };

export const Reference: Story = { parameters: wholePage };

/** Ends in the middle of the page, so this is a test and not a story for readers. */
export const WholeContract: Story = {
  tags: ['!dev'],
  parameters: wholePage,
  play: async ({ canvasElement, step }) => {
    await step('shows every operation of the contract, once', async () => {
      const expected = contractRoutes.map(({ source }) => source.summary);
      await expect(summaries(canvasElement).sort()).toEqual(expected.sort());
      const count = canvasElement.querySelector('[role=status]');
      await expect(count).toHaveTextContent(`${contractRoutes.length} operations`);
    });

    await step('leads to every operation by its id', async () => {
      const links = headings(canvasElement).map((heading) => [
        heading.closest('article')?.id,
        heading.querySelector('a')?.getAttribute('href'),
      ]);
      const ids = contractRoutes.map(({ id }) => id);
      await expect(links.map(([id]) => id).sort()).toEqual([...ids].sort());
      await expect(links.filter(([id, href]) => href !== `#${id}`)).toEqual([]);
    });

    await step('names hooks, plans and keys that the package has', async () => {
      const names = contractRoutes.map(routeNames);
      await expect(Object.keys(hooks)).toEqual(
        expect.arrayContaining(names.map(({ hook }) => hook)),
      );
      await expect(Object.keys(plans)).toEqual(
        expect.arrayContaining(names.flatMap(({ plan, key }) => (key ? [plan, key] : [plan]))),
      );
      const shown = contractRoutes.filter((route) => {
        const { hookCall, planCall } = routeNames(route);
        const text = textOf(route.id);
        return text.includes(hookCall) && text.includes(planCall);
      });
      await expect(shown.map(({ id }) => id)).toEqual(contractRoutes.map(({ id }) => id));
    });

    await step('marks what a server may leave out, and nothing else', async () => {
      const marked = contractRoutes.filter(({ id }) =>
        textOf(id, '.api-operation-head').includes('Optional'),
      );
      const optional = contractRoutes.filter(({ isOptional }) => isOptional);
      await expect(marked.map(({ id }) => id)).toEqual(optional.map(({ id }) => id));
    });

    await step('follows a link to what the filter hides', async () => {
      const filter = canvasElement.querySelector('input') as HTMLInputElement;
      await fireEvent.change(filter, { target: { value: 'createGroup' } });
      await expect(summaries(canvasElement)).toEqual(['Add a group']);
      const link = canvasElement.querySelector('#createGroup dd a') as HTMLElement;
      await expect(link).toHaveTextContent('groups');
      await userEvent.click(link);
      await waitFor(() => expect(filter).toHaveValue(''));
      await waitFor(() => {
        const { top } = (document.getElementById('groups') as HTMLElement).getBoundingClientRect();
        return expect(Math.abs(top)).toBeLessThan(2);
      });
      const current = () => canvasElement.querySelector('[aria-current]');
      await waitFor(() => expect(current()).toHaveTextContent('List groups'));
      history.replaceState(null, '', location.pathname + location.search);
    });
  },
};

export const Filtering: Story = {
  args: { initialFilter: 'delete' },
  play: async ({ canvas, canvasElement, step }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter operations' });

    await step('narrows by words of method, id and summary, in any order', async () => {
      await userEvent.type(filter, ' quiz');
      await expect(summaries(canvasElement)).toEqual(['Delete a quiz']);
      await fireEvent.change(filter, { target: { value: 'CREATEGROUP' } });
      await expect(summaries(canvasElement)).toEqual(['Add a group']);
    });

    await step('narrows by path, and says how many are left', async () => {
      await fireEvent.change(filter, { target: { value: '/group' } });
      const left = contractRoutes.filter(({ path }) => path.startsWith('/group'));
      await expect(headings(canvasElement)).toHaveLength(left.length);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        `${left.length} of ${contractRoutes.length} operations`,
      );
    });
  },
};

export const NothingFound: Story = {
  args: { initialFilter: 'parents evening' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No operation matches')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `0 of ${contractRoutes.length} operations`,
    );
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

export const FieldsAndLimits: Story = {
  args: { initialFilter: 'createGroup' },
  play: async ({ canvas }) => {
    const body = within(canvas.getByRole('table', { name: 'Request body of Add a group' }));
    const name = body.getByRole('row', { name: /Group name/ });
    await expect(name).toHaveTextContent(/name required/);
    await expect(name).toHaveTextContent('3–100 characters');
    await expect(name).toHaveTextContent('Refused with “Group name must be at least 3 characters”');
    await expect(body.getByRole('row', { name: /max_students/ })).toHaveTextContent('1–100');

    const answer = within(canvas.getByRole('table', { name: 'Answer 201 of Add a group' }));
    await expect(answer.getByRole('row', { name: /^data required/ })).toBeVisible();
    await expect(answer.getByRole('row', { name: /^data\.\s?_id optional/ })).toBeVisible();
  },
};

export const OptionalOperation: Story = {
  args: { initialFilter: 'saveAnswers' },
  play: async ({ canvas }) => {
    const operation = within(canvas.getByRole('article', { name: 'Save the answers so far' }));
    await expect(operation.getByText('Optional')).toBeVisible();
    await expect(operation.getByText(/A server may leave this operation out/)).toBeVisible();
    await expect(operation.getByText('mutate({ id, body })')).toBeVisible();
    await expect(operation.getByText(/after 15 seconds/)).toBeVisible();
  },
};

export const InDark: Story = { ...FieldsAndLimits, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...FieldsAndLimits, globals: { direction: 'rtl' } };
