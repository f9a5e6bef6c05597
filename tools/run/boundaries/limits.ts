import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from '@swc/core'
import { isNode, type Node } from './syntax.ts'

/** The bounds of a calculation stand beside its formulas. */
const CALCULATIONS = [
	/^domain\/planner\/(?:internal\/)?(?:bill-reading|climate|electrical|fits|money|sizing|yield)\//,
	/^domain\/tariffs\/bill\//,
	/^domain\/catalogue\/internal\/search\//,
]

/** The name of a limit or a period. */
const LIMIT =
	/^(?:MAX|MIN|MOST|LEAST|FEWEST|LONGEST|SHORTEST)(?:_|$)|(?:^|_)(?:MS|SECONDS|MINUTES|HOURS|DAYS|WEEKS|MONTHS|YEARS|BYTES|SIZE|LENGTH)$/
/** Such as `KMH_PER_MS`. */
const CONVERSION = /_PER_/

/** Limits and periods of a module that stand outside its `limits.ts`, one sentence each. */
export function strayLimits(root: string): string[] {
	return globSync('domain/*/**/*.ts', { cwd: root })
		.map((path) => path.replaceAll(sep, '/'))
		.filter((path) => !isExempt(path))
		.sort()
		.flatMap((path) => {
			const limits = `${path.split('/', 2).join('/')}/limits.ts`
			return limitsIn(readFileSync(join(root, path), 'utf8')).map(
				(name) => `${path}: ${name} stands in ${limits}.`,
			)
		})
}

const isExempt = (path: string) =>
	/^domain\/[^/]+\/limits\.ts$|\.test\.ts$/.test(path) ||
	CALCULATIONS.some((calculation) => calculation.test(path))

function limitsIn(source: string): string[] {
	const statements = parseSync(source, { syntax: 'typescript', target: 'es2024' })
		.body as unknown as Node[]
	return statements
		.map((each) => (each.type === 'ExportDeclaration' ? (each.declaration as Node) : each))
		.filter(({ type }) => type === 'VariableDeclaration')
		.flatMap(({ declarations }) => declarations as { id: Node; init: unknown }[])
		.filter(({ id, init }) => isLimit(String(id.value)) && isNumeric(init))
		.map(({ id }) => String(id.value))
}

const isLimit = (name: string) => LIMIT.test(name) && !CONVERSION.test(name)

/** Whether a value is made of numbers and named constants alone, such as `{ survey: 2 * DAY_MS }`. */
function isNumeric(value: unknown): boolean {
	if (!isNode(value)) return false
	switch (value.type) {
		case 'NumericLiteral':
		case 'BigIntLiteral':
			return true
		case 'Identifier':
			return /^[A-Z][A-Z0-9_]+$/.test(String(value.value))
		case 'BinaryExpression':
			return isNumeric(value.left) && isNumeric(value.right)
		case 'UnaryExpression':
			return isNumeric(value.argument)
		case 'CallExpression':
			return areNumeric(expressionsOf(value.arguments))
		case 'ArrayExpression':
			return areNumeric(expressionsOf(value.elements))
		case 'ObjectExpression':
			return areNumeric((value.properties as Node[]).map((property) => property.value))
		default:
			return isNumeric(value.expression)
	}
}

const expressionsOf = (parts: unknown) =>
	(parts as ({ expression: unknown } | undefined)[]).map((part) => part?.expression)

const areNumeric = (values: unknown[]) => values.length > 0 && values.every(isNumeric)
