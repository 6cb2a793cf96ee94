import { characterEntities } from 'character-entities';
import type { CharacterNames } from './tree';

/** What every `&name;` stands for: 12 kB, for texts that use a rare one. */
export const characterNames: CharacterNames = characterEntities;
