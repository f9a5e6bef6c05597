import { afterAll, afterEach } from 'vitest'
import { endFile, endJourney, showPages } from './pages.ts'

afterEach(async ({ task }) => {
	if (task.result?.state === 'fail') await showPages()
	await endJourney()
})
afterAll(endFile)
