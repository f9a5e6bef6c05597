import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { insertJobs, scheduleAgain } from './commands.ts'
import { JobRunner } from './runner.ts'

describeOnAllEngines('jobs', (open) => {
	it('that are asked for once more while they are being done are done once more', async () => {
		const { store } = await open()
		const job = {
			kind: 'maintenance',
			key: 'about one',
			payload: null,
			runAt: store.now(),
		} as const
		await insertJobs(store.db, store.now(), [job])
		let runs = 0
		const again = async () => {
			if (++runs === 1) await inTransaction(store.db, (tx) => scheduleAgain(store, tx, job))
		}
		const runner = new JobRunner(() => store, [{ name: 'maintenance', run: again }])
		await runner.runDue()
		await runner.runDue()
		expect(runs).toBe(2)
	})
})
