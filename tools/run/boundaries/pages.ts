import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SITE_MAP = 'app/routes.ts'

/** The files of pages that the site map names. */
const PAGE = /'([\w./-]+\.tsx?)'/g

/**
 * Pages of the site map that are not there, or on this machine alone: git hides folders of some names. One sentence each.
 * Without git, as in an unpacked archive, only whether they are there is looked at.
 */
export function missingPages(root: string): string[] {
	if (!existsSync(join(root, SITE_MAP))) return []
	const siteMap = readFileSync(join(root, SITE_MAP), 'utf8')
	const named = new Set([...siteMap.matchAll(PAGE)].map(([, page]) => `app/${page}`))
	const tracked = existsSync(join(root, '.git')) ? trackedOf(root, [...named]) : named
	return [...named].flatMap((page) => {
		if (!existsSync(join(root, page))) return [`${page} is named in ${SITE_MAP} and is not there.`]
		if (tracked.has(page)) return []
		return [`${page} is not in git; add it, or rename its folder where .gitignore has the name.`]
	})
}

const trackedOf = (root: string, paths: readonly string[]) =>
	new Set(
		execFileSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8' }).split('\n'),
	)
