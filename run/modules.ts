import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
	/** A file of the project by its path from the root, else what was written: a package, `node:fs`. */
	to: string
	/** `import type`: nothing is loaded. `import { type A }` is not: the module is still loaded. */
	typeOnly: boolean
}

export interface Module {
	/** From the root, with forward slashes. */
	path: string
	imports: Import[]
	readsEnvironment: boolean
}

interface Node {
	type: string
	[key: string]: unknown
}

const SOURCES = [
	'{app,api,domain,db,http,samples,shared,store,web}/**/*.{ts,tsx}',
	'server.ts',
	'config.ts',
]
const IS_TEST = /\.test\.tsx?$/

/** The store's own source files, without their tests, and what each of them imports. */
export function readModules(root: string): Module[] {
	return globSync(SOURCES, { cwd: root })
		.map((path) => path.replaceAll(sep, '/'))
		.filter((path) => !IS_TEST.test(path))
		.sort()
		.map((path) => readModule(root, path))
}

function readModule(root: string, path: string): Module {
	const { program, errors } = parseSync(path, readFileSync(join(root, path), 'utf8'))
	if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
	const module: Module = { path, imports: [], readsEnvironment: false }
	for (const node of nodes(program)) {
		const source = (node.source as Node | null | undefined)?.value
		if (IMPORTS.has(node.type) && typeof source === 'string')
			module.imports.push({ to: resolve(root, path, source), typeOnly: isTypeOnly(node) })
		if (isEnvironment(node)) module.readsEnvironment = true
	}
	return module
}

const IMPORTS = new Set([
	'ImportDeclaration',
	'ExportNamedDeclaration',
	'ExportAllDeclaration',
	'ImportExpression',
	'TSImportType',
])

const isTypeOnly = (node: Node) =>
	node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'

/** `process.env` in any of the ways it can be written. */
function isEnvironment(node: Node): boolean {
	const named = (value: unknown, name: string): boolean => {
		const { type, name: own, value: text, property } = Object(value) as Node
		return type === 'MemberExpression' ? named(property, name) : own === name || text === name
	}
	if (node.type === 'MemberExpression')
		return named(node.object, 'process') && named(node.property, 'env')
	if (node.type === 'VariableDeclarator') return named(node.init, 'process')
	if (node.type === 'ImportDeclaration') return /^(node:)?process$/.test(nameOf(node.source))
	return false
}

const nameOf = (source: unknown) => String((source as Node).value)

function* nodes(value: unknown): Generator<Node> {
	if (Array.isArray(value)) for (const each of value) yield* nodes(each)
	else if (value && typeof value === 'object') {
		if (typeof (value as Node).type === 'string') yield value as Node
		for (const each of Object.values(value))
			if (each && typeof each === 'object') yield* nodes(each)
	}
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function resolve(root: string, from: string, written: string): string {
	if (!written.startsWith('.')) return written
	const path = normalize(join(dirname(from), written)).replaceAll(sep, '/')
	const ending = ENDINGS.find(
		(end) => /\.\w+$/.test(path + end) && existsSync(join(root, path + end)),
	)
	return path + (ending ?? '')
}
