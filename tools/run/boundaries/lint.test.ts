import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The findings of the linter, as it is set up here, for a file with this text. */
function lint(path: string, text: string): string {
	const root = mkdtempSync(join(tmpdir(), 'solbazaar-lint-'))
	onTestFinished(() => rmSync(root, { recursive: true, force: true }))
	for (const name of ['biome.json', ...globSync('tools/run/boundaries/*.grit')])
		cpSync(name, join(root, name))
	mkdirSync(dirname(join(root, path)), { recursive: true })
	writeFileSync(join(root, path), text)
	const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
	const args = [biome, 'lint', '--vcs-enabled=false', path]
	return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stderr
}

test.each([
	['read', 'export const port = process.env.PORT', 'lint/style/noProcessEnv'],
	['taken apart', 'const { env } = process\nexport const port = env.PORT', 'Only config.ts reads'],
])('the environment, %s: reported, but not in config.ts', (_name, text, said) => {
	expect(lint('web/pages.ts', text)).toContain(said)
	expect(lint('app/cart/cart.tsx', text)).toContain(said)
	expect(lint('config.ts', text)).not.toContain(said)
})

test.each([
	['in an action', 'export const read = (request: Request) => request.formData()'],
	[
		'on its way',
		'export const done = (on: { formData?: FormData }) => on.formData?.get("done") === "yes"',
	],
])('a form, read %s: reported, but not in app/ui/forms', (_name, text) => {
	const said = 'Only app/ui/forms reads forms'
	expect(lint('app/cart/cart.server.ts', text)).toContain(said)
	expect(lint('app/ui/forms/values.ts', text)).not.toContain(said)
})

test.each([
	['as text', "export const path = '/api/orders'"],
	['made up', `export const path = (id: string) => \`/api/orders/\${id}\``],
])('an address of the API, %s: reported on screens alone', (_name, text) => {
	const said = 'Screens have addresses of the API from app/api-call.ts'
	expect(lint('app/orders/order.tsx', text)).toContain(said)
	expect(lint('web/pages.ts', text)).not.toContain(said)
})

test.each([
	['of the browser’s own', '<input type="radio" aria-label="All" />', 'A field is Mantine’s'],
	['heard by onChange', '<TextInput aria-label="Name" onChange={hear} />', 'hear by onInput'],
	['in a form heard by onChange', '<Form onChange={hear}>Name</Form>', 'hear by onInput'],
	['with a ref', '<NativeSelect aria-label="Sort" ref={field} />', 'put one around the field'],
])('a field %s: reported on screens', (_name, text, said) => {
	expect(lint('app/cart/cart.tsx', `export const Field = () => ${text}`)).toContain(said)
	expect(lint('app/ui/forms/field/input.tsx', `export const Field = () => ${text}`)).not.toContain(
		said,
	)
})

test.each([
	'<input type="hidden" name="id" />',
	'<TextInput aria-label="Name" onInput={hear} />',
	'<Input type="checkbox" aria-label="All" onChange={hear} />',
])('a field such as %s is not', (text) => {
	expect(lint('app/cart/cart.tsx', `export const Field = () => ${text}`)).not.toContain('early')
})
