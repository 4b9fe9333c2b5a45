import { expect, it } from 'vitest';
import { serviceKey, WindowServices } from './services.ts';

const NAME = serviceKey<string>('name');
const GREETING = serviceKey('greeting', (services) => ({ text: `Hello ${services.get(NAME)}` }));

it('makes a service when it is first asked for, once', () => {
  const services = new WindowServices().provide(NAME, 'Ann');
  expect(services.get(GREETING)).toEqual({ text: 'Hello Ann' });
  expect(services.get(GREETING)).toBe(services.get(GREETING));
});

it('names a service that was not provided', () => {
  expect(() => new WindowServices().get(NAME)).toThrow('The service "name" was not provided.');
});

it('has those of the outer window, hides what it provides itself, and makes its own', () => {
  const outer = new WindowServices().provide(NAME, 'Ann');
  const inner = new WindowServices(outer);
  expect(inner.get(NAME)).toBe('Ann');
  inner.provide(NAME, 'Bo');
  expect(inner.get(GREETING)).toEqual({ text: 'Hello Bo' });
  expect(outer.get(GREETING)).toEqual({ text: 'Hello Ann' });
});
