import { enter } from './page';

enter('plain', '[data-part="option"]');
