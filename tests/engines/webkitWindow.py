#!/usr/bin/python3
"""A window of WebKitGTK without any controls, which WebKitWebDriver drives.

MiniBrowser, the driver's own choice, cannot be as narrow as a phone.

Arguments: --size=WIDTHxHEIGHT, and --profile=FOLDER for what the browser stores. All that
pages write to their console is in its console.txt.
"""

import argparse
import os
import pty

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--automation", action="store_true")
parser.add_argument("--size", default="1280x800")
parser.add_argument("--profile", required=True)
# The driver adds arguments of its own.
arguments, _ = parser.parse_known_args()
width, height = (int(side) for side in arguments.size.split("x"))

# The pages' processes print their consoles to what they inherit as standard output. A terminal gets
# each line at once; a file would get them when the process ends, if it is not killed before.
console = open(os.path.join(arguments.profile, "console.txt"), "ab", buffering=0)
reader, terminal = pty.openpty()
os.dup2(terminal, 1)


def copy(fd, _condition):
    console.write(os.read(fd, 65536))
    return True


GLib.io_add_watch(reader, GLib.PRIORITY_HIGH, GLib.IO_IN, copy)

Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

# An ephemeral one prints no console.
storage = WebKit2.WebsiteDataManager(
    base_data_directory=arguments.profile, base_cache_directory=arguments.profile
)
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)


def allow(_view, request):
    request.allow()
    return True


def open_window(_session):
    settings = WebKit2.Settings()
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    settings.set_enable_write_console_messages_to_stdout(True)
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    view.connect("permission-request", allow)
    view.connect("print", lambda *_: True)

    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def join_session(_context, session):
    # The driver refuses a browser of another name.
    browser = WebKit2.ApplicationInfo()
    browser.set_name("MiniBrowser")
    browser.set_version(
        WebKit2.get_major_version(),
        WebKit2.get_minor_version(),
        WebKit2.get_micro_version(),
    )
    session.set_application_info(browser)
    session.connect("create-web-view", open_window)


context.connect("automation-started", join_session)
Gtk.main()
