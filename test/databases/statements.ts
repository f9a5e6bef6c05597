import {
	InsertQueryNode,
	type KyselyPlugin,
	type PluginTransformQueryArgs,
	RawNode,
	TableNode,
	UpdateQueryNode,
} from 'kysely'
import type { OpenStore } from '../../store/open.ts'

/** Such as `insert order_lines`, or the kind of another statement; all tables that one statement writes. */
function wordsOf({ node }: PluginTransformQueryArgs): string[] {
	if (InsertQueryNode.is(node)) return [`insert ${node.into?.table.identifier.name}`]
	if (UpdateQueryNode.is(node) && node.table && TableNode.is(node.table))
		return [`update ${node.table.table.identifier.name}`]
	if (!RawNode.is(node)) return [node.kind]
	const written = node.sqlFragments.join('?').matchAll(/(insert|update)(?: into)? (\w+)/g)
	return Array.from(written, ([, verb, table]) => `${verb} ${table}`)
}

/** The same store, with the words of each statement that it is given from now on. */
export function watched(store: OpenStore) {
	const statements: string[][] = []
	const plugin: KyselyPlugin = {
		transformQuery: (asked) => {
			statements.push(wordsOf(asked))
			return asked.node
		},
		transformResult: async ({ result }) => result,
	}
	const db = store.db.withPlugin(plugin) as typeof store.db
	return { store: { ...store, db }, statements }
}

/** What these statements insert and update, in their order. */
export const writtenBy = (statements: string[][]): string[] =>
	statements.flat().filter((words) => /^(insert|update)/.test(words))
