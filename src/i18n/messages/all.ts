// Written by tools/messages.ts.
import en from './en.json';
import ru from './ru.json';
import uz from './uz.json';

export const all = { uz, ru, en };
