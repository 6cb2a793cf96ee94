"""Runs inside Orca.

Writes what would be spoken, a JSON string a line, and answers each line on its input, a number and
milliseconds, once no event waits and nothing was said for as long. Events of which Orca says nothing
do not count: a clock on the page sends them all the time.
"""

import json, sys, time
from gi.repository import GLib
from orca import event_manager, orca_state, settings, speech
from orca.scripts import default

settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.enableEchoByWord = False

last = time.time()

def say(text):
    global last
    last = time.time()
    write({'said': text})

def write(line):
    sys.stdout.write(json.dumps(line) + '\n')
    sys.stdout.flush()

def say_all(utterances, progress):
    for context, voice in utterances:
        say(context.utterance)

speech._speak = lambda text, acss, interrupt: say(text)
speech.speakCharacter = lambda character, acss=None: say(character)
speech.sayAll = say_all

# Orca 43 looks at the wrong place for the description that it has said with the focus, and says it
# again when it comes. Later ones do not.
say_changed = default.Script.onDescriptionChanged

def say_new(script, event):
    known = script.pointOfReference.get('descriptions', {})
    if known.get(hash(event.source)) != event.any_data:
        say_changed(script, event)

default.Script.onDescriptionChanged = say_new

asked = []

def is_still(quiet):
    if time.time() - last < quiet / 1000 or not event_manager.getManager()._eventQueue.empty():
        return False
    regions = getattr(orca_state.activeScript, 'liveRegionManager', None)
    return regions is None or len(regions.msg_queue) == 0

def answer():
    while asked and is_still(asked[0][1]):
        write({'still': asked.pop(0)[0]})
    return True

def read(source, condition):
    global last
    last = time.time()
    line = sys.stdin.readline()
    if line:
        asked.append([int(number) for number in line.split()])
    return bool(line)

GLib.io_add_watch(sys.stdin, GLib.IO_IN, read)
GLib.timeout_add(50, answer)
