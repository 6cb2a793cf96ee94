import type { Messages } from '../en';

export const questionKind: Messages['questionKind'] = {
  chooseAll: 'اختر كل ما ينطبق',
  chooseAllPartial: 'اختر كل ما ينطبق. كل اختيار خاطئ يلغي اختيارًا صحيحًا.',
};
