import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'

const ACTION = /^export (?:const|async function|function) action\b/m

const pagesIn = (entry: RouteConfigEntry): RouteConfigEntry[] =>
	entry.children ? entry.children.flatMap(pagesIn) : [entry]

/** Every page with its file and the pattern of its address, such as `/orders/:id`. */
export const pages = routes.flatMap(pagesIn).map(({ file, id, path = '' }) => ({
	file,
	id: id ?? file.replace(/\.tsx?$/, ''),
	path: `/${path}`,
}))

/** The pattern of every page that takes a form. */
export const formPages = pages
	.filter(({ file }) => ACTION.test(readFileSync(`app/${file}`, 'utf8')))
	.map(({ path }) => path)
