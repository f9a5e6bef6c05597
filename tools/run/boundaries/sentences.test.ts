import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'

/** The files that may hold texts that look like sentences, and why. */
const ALLOWED = [
	/[/-]routes\.ts$/, // Texts of calls in the API’s document.
	/\/export\.ts$/, // The heads of files, and the file to begin with.
	/\/gst-return\/portal-(?:csv|spelling)-rules\.ts$/, // Columns and names as the portal has them.
	/\/audit\/(?:commands|failed-logins)\.ts$/, // The actor, kept as text with the action.
	/^domain\/reports\/(?:internal\/)?(?:breakdown|csv|schema)\.ts$/, // Names where there are none, heads of files, descriptions.
	/^domain\/settings\/internal\/defaults\.ts$/, // The details of a demo’s shop.
	/^domain\/catalogue\/(?:internal\/)?sheet-words\//, // The names of a sheet's figures, on screens and documents.
	/\/companies-by-state\.ts$/, // Names of companies and states.
	/\/bill-reading\/heads\.ts$/, // Words as they stand on bills.
	/^domain\/tax\/rules\.ts$/, // Names of union territories.
	/\/storage\/s3-refusals\.ts$/, // Said to the operator: in the log, by the doctor and the commands.
]

const files = globSync('{domain,store/mails/templates,store/documents/templates}/**/*.ts').filter(
	(file) => !file.endsWith('.test.ts') && !ALLOWED.some((pattern) => pattern.test(file)),
)

/** Documents are set in points and kerned: their figures are none that a person reads. */
const SETTING = /^store\/documents\/(?:draw|threads)\//

const formatted = globSync('{app,api,domain,http,store,web}/**/*.{ts,tsx}').filter(
	(file) =>
		!/\.test\.tsx?$/.test(file) &&
		!SETTING.test(file) &&
		!ALLOWED.some((pattern) => pattern.test(file)),
)

it('leaves numbers, lists and days to shared/format', () => {
	const own = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/
	expect(formatted.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
	["refuse('conflict', 'This order is already taken.')", 'This order is already taken.'],
	[`const words = \`Only \${left} of \${name} left.\``, 'Only X of X left.'],
	["z.string('Name is required')", 'Name is required'],
])('finds the sentence in %s', (source, sentence) => {
	expect(sentencesIn(source)).toEqual([sentence])
})

it.each([
	"message('orders.already_accepted')",
	"z.string().openapi({ description: 'Part of a name' })",
	"throw new Error('No free id in five attempts')",
	"import { x } from './a file.ts'",
	"const column = 'kW as sent'",
])('finds none in %s', (source) => {
	expect(sentencesIn(source)).toEqual([])
})

it('finds none in the domain: a rule says what it means by a code', () => {
	const said = files.flatMap((file) =>
		sentencesIn(readFileSync(file, 'utf8')).map((sentence) => `${file}: ${sentence}`),
	)
	expect(said).toEqual([])
})
