import { countingIn } from '../counting';

export const { number, count } = countingIn('de');
