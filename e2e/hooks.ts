import { afterAll, afterEach } from 'vitest'
import { endFile, endJourney } from './pages.ts'

afterEach(endJourney)
afterAll(endFile)
