import { createContext, useContext } from 'react';
import type { ServiceKey, WindowServices } from './services.ts';

export const ServicesContext = createContext<WindowServices | null>(null);

/** Returns the services of the window, for functions that choose among them when something happens. */
export function useServices(): WindowServices {
  const services = useContext(ServicesContext);
  if (services === null)
    throw new Error('A component that uses services was rendered outside ServicesContext.');
  return services;
}

/** Returns the service that a key names. */
export function useService<T>(key: ServiceKey<T>): T {
  return useServices().get(key);
}
