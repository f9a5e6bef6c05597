import type {
	InverterFigures,
	PanelFigures,
} from '../../domain/planner/internal/electrical/voltages.ts'

/** Waaree Bi-55-535, of the CEC's list. */
export const WAAREE: PanelFigures = {
	powerW: 535.808,
	vocV: 49.5,
	iscA: 13.76,
	vmpV: 41.6,
	impA: 12.88,
	betaVocPctPerC: -0.275,
	gammaPmpPctPerC: -0.371,
}

/** Deye SUN-5K-SG03LP1; its list gives one current, 13 A, for each of two inputs. */
export const DEYE: InverterFigures = {
	type: 'hybrid',
	acW: 5000,
	maxPvW: 6500,
	maxDcV: 500,
	mpptMinV: 150,
	mpptMaxV: 425,
	mppts: Array.from({ length: 2 }, () => ({ maxCurrentA: 13, maxShortCircuitA: 13, strings: 1 })),
}
