export * from './types.ts';
export { seedOf, writeStep } from './write.ts';
