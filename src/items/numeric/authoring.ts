import type { Authoring } from '../kind/kind';
import { AcceptedFields } from './AcceptedFields';
import { AcceptedList } from './AcceptedList';

export const numeric: Authoring = {
  OptionFields: AcceptedFields,
  KeyField: () => null,
  KeyedOptions: AcceptedList,
};
