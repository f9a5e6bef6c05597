import { expect, it } from 'vitest'
import { termWords } from './term-words'

it('a warranty says its last day, that it is over, or how long it will be', () => {
	const today = '2026-11-29'
	expect(termWords({ years: 5, until: '2026-11-29' }, today)).toEqual({
		...{ words: 'Until 29 November 2026', isExpired: false },
	})
	expect(termWords({ years: 5, until: '2026-11-28' }, today)).toEqual({
		...{ words: 'Ended on 28 November 2026', isExpired: true },
	})
	expect(termWords({ years: 1, until: null }, today).words).toBe('1 year from the installation')
	expect(termWords(null, today)).toEqual({ words: 'None', isExpired: false })
})
