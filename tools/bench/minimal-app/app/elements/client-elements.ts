'use client';

export { Elements as ClientElements } from './elements';
