import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listedIn } from './list.ts'
import { mayPromise, sentencesOf } from './texts.ts'

const PORTALS = /^app\/components\/(?:portal|import|installer|forms)\//

/** Pages of buyers, and what pages, mails and documents take from the catalogue of messages. */
const files = globSync([
	'app/{account,cart,checkout,components,enquiries,help,home,newsletter,orders,planner,products,quotations,shell,ui}/**/*.{ts,tsx}',
	'shared/messages/en/**/*.ts',
	'domain/settings/internal/defaults.ts',
]).filter((file) => !/\.test\.tsx?$/.test(file) && !PORTALS.test(file))

const said = files.flatMap((file) =>
	sentencesOf(readFileSync(file, 'utf8'), file.endsWith('.tsx'))
		.filter(mayPromise)
		.map((sentence) => ({ file, sentence })),
)
const { promises, others } = listedIn(readFileSync('docs/promises.md', 'utf8'))

it('are all on the list: add a line to docs/promises.md', () => {
	const listed = new Set([...promises.map(({ sentence }) => sentence), ...others])
	const missing = said.filter(({ sentence }) => !listed.has(sentence))
	expect(missing.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
})

it('stand in a text each, and on the list once', () => {
	const texts = new Set(said.map(({ sentence }) => sentence))
	const listed = [...promises.map(({ sentence }) => sentence), ...others]
	expect(listed.filter((sentence) => !texts.has(sentence))).toEqual([])
	expect(listed.filter((sentence, n) => listed.indexOf(sentence) !== n)).toEqual([])
})

it('name what keeps them, in a file that there is', () => {
	const paths = promises.map(({ sentence, keptBy }) => ({
		sentence,
		found: [...keptBy.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path]) => path ?? ''),
	}))
	expect(paths.filter(({ found }) => found.length === 0 || !found.every(existsSync))).toEqual([])
})

it.each([
	['<p>We refund it <b>within</b> {days} days.</p>', 'We refund it within … days.'],
	['<p>Dear {name}, you get <Price of={one} /> back.</p>', 'Dear …, you get back.'],
	[`\`Sent by \${day}. Thanks\``, 'Sent by ….'],
])('are found in %s', (source, sentence) => {
	expect(sentencesOf(`x = (${source})`, true)).toContain(sentence)
	expect(mayPromise(sentence)).toBe(true)
})

it('are none where a text says no more than how things are', () => {
	expect(mayPromise('Your cart is empty.')).toBe(false)
	expect(sentencesOf("call('x', { description: 'Sent by the day' })", false)).not.toContain(
		'Sent by the day',
	)
})
