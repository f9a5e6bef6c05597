import type { LoadName } from '../../../../domain/planner/loads'

/** The names of the appliances to keep running, as people use them. */
export const LOAD_NAMES: Record<LoadName, string> = {
	lights: 'Lights, LED',
	fans: 'Ceiling fans',
	routers: 'Wi-Fi routers',
	tvs: 'Televisions',
	laptops: 'Laptops',
	computers: 'Desktop computers',
	fridges: 'Fridges',
	freezers: 'Deep freezers',
	pumps: 'Water pumps, 1 HP',
	coolers: 'Air coolers',
	inverterAcs: 'Inverter air conditioners, 1.5 t',
	acs: 'Air conditioners, 1.5 t, fixed speed',
}
