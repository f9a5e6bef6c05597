import { expect, it } from 'vitest'
import { guarded } from './csv.ts'
import { newId } from './ids.ts'

it('an id reads the same in an exported table', () => {
	for (let count = 0; count < 2000; count++) {
		const id = newId()
		expect(guarded(id)).toBe(id)
	}
})
