import { expect, test } from 'vitest'
import { namelessRules } from './names.ts'
import { rootWith } from './root-with.ts'

test('the rules of a module are rules.ts; those in its folders name what they are about', () => {
	const root = rootWith({
		'domain/orders/rules.ts': '',
		'domain/orders/internal/declines/decline-rules.ts': '',
		'domain/orders/internal/confirming/rules.ts': '',
		'domain/orders/listing/rules.ts': '',
	})
	expect(namelessRules(root)).toEqual([
		'domain/orders/internal/confirming/rules.ts: the rules beside x.ts are x-rules.ts.',
		'domain/orders/listing/rules.ts: the rules beside x.ts are x-rules.ts.',
	])
})
