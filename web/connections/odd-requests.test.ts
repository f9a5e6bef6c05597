import { expect, test } from 'vitest'
import { type OddAnswer, sendOddRequests } from '../../test/attacks/odd-requests.ts'
import { startStore } from '../../test/spawned-store.ts'

const PATHS = ['/cart', '/api/products', '/no']

test('any method with any body is answered, and never as a mistake of ours', async () => {
	const { port } = await startStore()
	const answers = await sendOddRequests(port, PATHS)
	const wrong = ({ status }: OddAnswer) => status < 200 || status >= 500
	expect(answers.filter(wrong)).toEqual([])
	const read = answers.filter(({ asked }) =>
		/^(?:GET|HEAD) .* body (?:small|large|in parts|large, in parts)$/.test(asked),
	)
	const plain = (asked: string) => `${asked.split(',')[0]}, a body none`
	for (const { asked, status } of read)
		expect([asked, status]).toEqual([
			asked,
			answers.find((each) => each.asked === plain(asked))?.status,
		])
})
