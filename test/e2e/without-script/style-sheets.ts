import { globSync, readFileSync } from 'node:fs'
import { type AtRule, parse, type Rule } from 'postcss'

let selectors: string[] | undefined

/** Whether a style sheet hides it, or an ancestor, from browsers without scripts. */
export function isHiddenWithoutScript(element: Element): boolean {
	selectors ??= globSync('build/pages/client/assets/*.css').flatMap((path) => hidden(path))
	return selectors.some((selector) => element.closest(selector))
}

function hidden(path: string): string[] {
	const found: string[] = []
	parse(readFileSync(path, 'utf8')).walkDecls('display', ({ value, parent }) => {
		const rule = parent as Rule
		const media = rule.parent as AtRule | undefined
		if (value === 'none' && media?.params === '(scripting:none)') found.push(rule.selector)
	})
	return found
}
