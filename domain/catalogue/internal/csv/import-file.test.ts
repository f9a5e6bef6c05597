import { expect, it } from 'vitest'
import { HEAD, row, send } from '../../../../test/catalogues/import.ts'
import { describeOnSqlite } from '../../../../test/store.ts'

describeOnSqlite('a file that is no table of products', (open) => {
	it('is refused with the reason', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const reason = async (bytes: string | Uint8Array) => {
			const { status, body } = await send(admin, bytes)
			expect(status).toBe(422)
			return body.report?.errors.map(({ message }: { message: string }) => message) ?? body.detail
		}
		expect(await reason('')).toBe('Choose a CSV file.')
		expect(await reason('id,name\n')).toEqual(['The file has no rows.'])
		expect(await reason('name\nx')).toEqual(['The column id is missing.'])
		expect(await reason('id,ID,name\nx')).toEqual(['The column id appears twice.'])
		expect(await reason('colour,id\nred,x')).toEqual([
			expect.stringMatching(/^There is no column “colour”\. The columns are id, name/),
		])
		expect(await reason('id,name\n"x,y\n')).toEqual([
			'The quotation marks of this row do not match.',
		])
		expect(await reason(new Uint8Array([0x69, 0x64, 0x0a, 0xff, 0xfe]))).toEqual([
			expect.stringMatching(/^The file is not UTF-8/),
		])
		const large = new Uint8Array(22 * 1_048_576)
		expect((await send(admin, large)).status).toBe(413)
		const json = await admin.post('/api/products/import', {})
		expect(json.status).toBe(415)
	})

	it('or a form without one', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const form = new FormData()
		form.append('file', new File([`${HEAD}\n${row('from-a-form')}`], 'products.csv'))
		const taken = await admin.raw('POST', '/api/products/import', form)
		expect(taken.body).toMatchObject({ added: 1 })
		const empty = await admin.raw('POST', '/api/products/import', new FormData())
		expect([empty.status, empty.body.errors]).toEqual([422, { file: 'Choose a CSV file.' }])
	})
})
