import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signatureOf, signedBy } from './signature.ts'

const SECRET = 'a secret of this store and no other one'
const OTHER = 'a secret of another store, or of none at all'

const hash = fc.string({
	minLength: 64,
	maxLength: 64,
	unit: fc.constantFrom(...'0123456789abcdef'),
})
const manifest = fc.record({
	engine: fc.constantFrom('sqlite' as const, 'postgres' as const),
	madeAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
	schema: fc.option(fc.constantFrom('0001-accounts.sql', '0171-systems-as-one.sql')),
	files: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), hash),
})

it('a signature is that of this store by its secret in use or the one before', () => {
	fc.assert(
		fc.property(manifest, (made) => {
			const signed = { ...made, signature: signatureOf(made, SECRET) }
			expect(signedBy(signed, [SECRET])).toBe('store')
			expect(signedBy(signed, [OTHER, SECRET])).toBe('store')
			expect(signedBy(signed, [OTHER])).toBe('other')
			expect(signedBy(signed, [])).toBe('other')
			expect(signedBy(made, [SECRET])).toBe('nobody')
		}),
	)
})

it('a signature stands for all that a manifest says, in whichever order its files are named', () => {
	fc.assert(
		fc.property(manifest, manifest, (made, other) => {
			const signature = signatureOf(made, SECRET)
			const files = Object.fromEntries(Object.entries(made.files).reverse())
			expect(signedBy({ ...made, files, signature }, [SECRET])).toBe('store')
			for (const name of ['engine', 'madeAt', 'schema', 'files'] as const) {
				if (JSON.stringify(made[name]) === JSON.stringify(other[name])) continue
				const changed = { ...made, [name]: other[name], signature }
				expect(signedBy(changed, [SECRET]), name).toBe('other')
			}
		}),
	)
})
