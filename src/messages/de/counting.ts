import { countingIn } from '../language/counting';

export const { number, count } = countingIn('de');
