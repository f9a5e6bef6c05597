/** The names of parts, works and fees that are estimated. */
export const ESTIMATED = {
	mounting: 'Mounting',
	cable: 'DC cable',
	isolator: 'DC isolators',
	box: 'Distribution box',
	'ac-box': 'AC breaker with surge protection',
	trunk: 'AC trunk cable of micro-inverters',
	earthing: 'Earthing',
	'lightning-arrester': 'Lightning arrester',
	'ac-cable': 'AC cable',
	meter: 'Net meter',
	'meter-fee': 'Net-meter fee',
	'load-raise': 'Fee for a higher sanctioned load',
	'phase-change': 'Change to three phases',
}
export type EstimatedName = keyof typeof ESTIMATED
