import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'

const PAGE = 'docs/architecture.md'
const DIAGRAM = /```mermaid\n[\s\S]*?```/

type Graph = Map<string, Set<string>>

/** The parts of the store and which of the others each imports, types included. */
function partsOf(modules: IModule[], sources: readonly string[]): Graph {
	const parts: Graph = new Map(sources.map((source) => [source, new Set()]))
	const within = sources.toSorted((one, other) => other.length - one.length)
	const partOf = (path: string) =>
		within.find((part) => path === part || path.startsWith(`${part}/`)) ?? path
	for (const { source, dependencies } of modules) {
		const from = partOf(source)
		for (const { resolved } of dependencies) {
			const to = partOf(resolved)
			if (to !== from && parts.has(to)) parts.get(from)?.add(to)
		}
	}
	return parts
}

/** Whether one part imports another through a third. */
function isIndirect(graph: Graph, from: string, to: string): boolean {
	const seen = new Set([from])
	const open = [...(graph.get(from) ?? [])].filter((next) => next !== to)
	for (const part of open) {
		if (seen.has(part)) continue
		seen.add(part)
		const next = graph.get(part) ?? []
		if ([...next].includes(to)) return true
		open.push(...next)
	}
	return false
}

/** The diagram of imports, without the arrows that others imply (the transitive reduction). */
export function diagramOf(modules: IModule[], sources: readonly string[]): string {
	const graph = partsOf(modules, sources)
	const arrows = [...graph].flatMap(([from, all]) =>
		[...all].filter((to) => !isIndirect(graph, from, to)).map((to) => `\t${from} --> ${to}`),
	)
	return ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'].join('\n')
}

const pageIn = (root: string) => readFileSync(join(root, PAGE), 'utf8')

/** Whether docs/architecture.md draws the imports as they are. */
export const isDrawn = (root: string, diagram: string) =>
	DIAGRAM.exec(pageIn(root))?.[0] === diagram

/** Puts the diagram into docs/architecture.md. */
export const draw = (root: string, diagram: string) =>
	writeFileSync(join(root, PAGE), pageIn(root).replace(DIAGRAM, diagram))
