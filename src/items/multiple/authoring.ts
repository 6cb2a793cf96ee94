import type { Authoring } from '../kind/kind';
import { single } from '../single/authoring';
import { KeyField } from './KeyField';

export const multiple: Authoring = { ...single, KeyField };
