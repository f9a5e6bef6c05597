import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { diagramOf, draw, isDrawn } from './diagram.ts'

const imports = (source: string, ...resolved: string[]) =>
	({ source, dependencies: resolved.map((resolved) => ({ resolved })) }) as IModule

const PARTS = ['app', 'api', 'shared', 'server.ts']

test('arrows that others imply, imports within a part and packages are left out', () => {
	const modules = [
		imports('server.ts', 'app/a.ts', 'api/a.ts', 'shared/a.ts', 'node_modules/pg/index.js'),
		imports('app/a.ts', 'app/b.ts', 'api/a.ts'),
		imports('app/b.ts', 'shared/a.ts'),
		imports('api/a.ts', 'shared/a.ts'),
	]
	expect(diagramOf(modules, PARTS).split('\n').slice(2, -1)).toEqual([
		'\tapi --> shared',
		'\tapp --> api',
		'\tserver.ts --> app',
	])
})

test('a page that draws other imports is told, and drawn anew', () => {
	const root = mkdtempSync(join(tmpdir(), 'solbazaar-diagram-'))
	const page = join(root, 'docs/architecture.md')
	mkdirSync(join(root, 'docs'))
	writeFileSync(page, 'Before\n```mermaid\nflowchart TD\n```\nAfter\n')
	const diagram = diagramOf([imports('app/a.ts', 'api/a.ts')], PARTS)
	expect(isDrawn(root, diagram)).toBe(false)
	draw(root, diagram)
	expect(isDrawn(root, diagram)).toBe(true)
	expect(readFileSync(page, 'utf8')).toMatch(/^Before\n[\s\S]*app --> api[\s\S]*\nAfter\n$/)
	rmSync(root, { recursive: true })
})
