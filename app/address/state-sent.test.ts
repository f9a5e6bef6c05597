import { expect, it } from 'vitest'
import { stateSent } from './state-sent.server'

// 110001 is in Delhi, with Haryana and Uttar Pradesh close by; 122001 in Haryana; 600028 in Tamil Nadu.
it.each([
	['chosen before a PIN code was known', { zipCode: '600028', state: 'Kerala' }, 'Kerala'],
	[
		'of the PIN code that was shown',
		{ zipCode: '110 001', state: 'Haryana', stateFor: '110001' },
		'Haryana',
	],
	[
		'shown for a PIN code that was corrected',
		{ zipCode: '600028', state: 'Delhi', stateFor: '110001' },
		'',
	],
	[
		'chosen where the corrected PIN code cannot lie',
		{ zipCode: '600028', state: 'Haryana', stateFor: '110001' },
		'',
	],
	[
		'shown, where the corrected PIN code could lie too',
		{ zipCode: '122001', state: 'Delhi', stateFor: '110001' },
		'',
	],
	[
		'chosen together with the corrected PIN code',
		{ zipCode: '110002', state: 'Haryana', stateFor: '110001' },
		'Haryana',
	],
	['shown, where no PIN code is left', { zipCode: '', state: 'Delhi', stateFor: '110001' }, ''],
	['never asked for', { zipCode: '600028' }, ''],
] as const)('a state %s', (_what, values, sent) => {
	expect(stateSent(values)).toBe(sent)
	const billing = Object.fromEntries(
		Object.entries(values).map(([name, value]) => [`billing.${name}`, value]),
	)
	expect(stateSent(billing, 'billing.')).toBe(sent)
})
