import { useContext } from 'react';
import { PlanPortsContext, type PlanPorts } from './plan-ports.ts';

export function usePlanPorts(): PlanPorts {
  const ports = useContext(PlanPortsContext);
  if (!ports) throw new Error('usePlanPorts needs a PlanPortsContext above it');
  return ports;
}
