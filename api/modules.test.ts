import { expect, it } from 'vitest'
import { MODULES, OTHER_CALLS } from './modules.ts'

it('gives each name to one module’s calls alone', () => {
	const names = [...Object.values(MODULES), OTHER_CALLS].flatMap((calls) => Object.keys(calls))
	expect(names).toEqual([...new Set(names)])
})
