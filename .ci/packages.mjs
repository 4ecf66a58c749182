// Loaded ahead of a command whose imports need packages (`node --import`).
import { requirePackages } from './command-line.mjs'

requirePackages()
