import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The root of a store with these files, for one test. */
export function rootWith(files: Record<string, string>): string {
	const root = mkdtempSync(join(tmpdir(), 'solbazaar-boundaries-'))
	onTestFinished(() => rmSync(root, { recursive: true, force: true }))
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true })
		writeFileSync(join(root, path), text)
	}
	return root
}
