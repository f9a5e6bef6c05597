import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingPages } from './pages.ts'

function rootWith(...pages: string[]) {
	const root = mkdtempSync(join(tmpdir(), 'solbazaar-pages-'))
	onTestFinished(() => rmSync(root, { recursive: true, force: true }))
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(root, path)), { recursive: true })
		writeFileSync(join(root, path), text)
	}
	write('.gitignore', 'data/\n')
	write(
		'app/routes.ts',
		`[index('home/home.tsx'), route('account/data', 'account/data/my-data.tsx'), route('html', 'mails/html.ts')]`,
	)
	for (const page of pages) write(`app/${page}`, '')
	return root
}

const ALL = ['home/home.tsx', 'account/data/my-data.tsx', 'mails/html.ts']

function keepInGit(root: string) {
	const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
	git('init')
	git('add', '.')
}

test('a page that the site map names is there', () => {
	expect(missingPages(rootWith(...ALL))).toEqual([])
	expect(missingPages(rootWith('home/home.tsx', 'account/data/my-data.tsx'))).toEqual([
		'app/mails/html.ts is named in app/routes.ts and is not there.',
	])
})

test('a page in a folder that git ignores is told of, where there is git', () => {
	const root = rootWith(...ALL)
	keepInGit(root)
	expect(missingPages(root)).toEqual([
		'app/account/data/my-data.tsx is not in git; add it, or rename its folder where .gitignore has the name.',
	])
	writeFileSync(join(root, '.gitignore'), '')
	keepInGit(root)
	expect(missingPages(root)).toEqual([])
})
